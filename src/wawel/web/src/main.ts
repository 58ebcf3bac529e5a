import { mount } from 'svelte';
import './look/index.css';
import './shell.css';
import App from './App.svelte';
import { framed } from './lib/frame';
import { start } from './lib/push';
import { show } from './lib/settings.svelte';

show();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
framed(() => {
  mount(App, { target: document.getElementById('app')! });
  start();
});
