import './fonts.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';

settings.follow();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
