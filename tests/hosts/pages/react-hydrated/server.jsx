import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';

/** The markup of the page's app. */
export const markup = renderToString(<App />);
