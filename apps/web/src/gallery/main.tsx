import { render } from 'solid-js/web';
import '../kit/index.css';
import './gallery.css';
import { Gallery } from './Gallery.js';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
const root = document.getElementById('questhall');
if (root) render(() => <Gallery />, root);
