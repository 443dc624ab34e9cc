import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';

/** Returns the markup of the page's app. */
export const renderApp = (data, markup) => renderToString(<App data={data} markup={markup} />);
