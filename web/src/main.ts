import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/figtree/wght.css';
import './style/tokens.css';
import './style/app.css';
import './style/art.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });
