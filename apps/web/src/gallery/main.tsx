import { render } from 'solid-js/web';
import '../kit/index.css';
import './gallery.css';
import { EXHIBITS } from './exhibits.js';
import { Gallery } from './Gallery.js';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
const root = document.getElementById('questhall');
const exhibit = await EXHIBITS[new URLSearchParams(location.search).get('game') ?? 'wizards-quest']();
if (root) render(() => <Gallery exhibit={exhibit} />, root);
