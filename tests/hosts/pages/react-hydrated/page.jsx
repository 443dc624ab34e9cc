import { hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';

window.heard = [];
hydrateRoot(document.querySelector('#app'), <App />);
