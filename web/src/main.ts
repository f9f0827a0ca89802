import './fonts.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';
import { offline } from '$lib/shell/offline.svelte';

function start(): void {
  settings.follow();
  offline.start();
  const target = document.getElementById('app');
  if (!target) throw new Error('the page has no #app');
  mount(App, { target });
}

// The script is fetched from the head, and may come before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
