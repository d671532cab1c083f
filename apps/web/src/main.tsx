import { render } from 'solid-js/web';
import './kit/index.css';
import { startTheme } from './kit/theme.js';
import { App } from './shell/App.js';
import { startRouting } from './shell/route.js';
import { startSettings } from './shell/settings.js';
import { startTitle } from './shell/title.js';
import { startUpdates } from './shell/updates.js';

startTheme();
startRouting();
const root = document.getElementById('questhall');
if (root)
  render(() => {
    startSettings();
    startTitle();
    startUpdates();
    return <App />;
  }, root);
