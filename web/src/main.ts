import './fonts.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';

function start(): void {
  settings.follow();
  const target = document.getElementById('app');
  if (!target) throw new Error('the page has no #app');
  mount(App, { target });
}

// The script is fetched from the head, and may come before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
