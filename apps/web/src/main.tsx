import { render } from 'solid-js/web';

const root = document.getElementById('questhall');
if (root) render(() => <h1>Questhall</h1>, root);
