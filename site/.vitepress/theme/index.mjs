import DefaultTheme from 'vitepress/theme';
import LiveExample from './LiveExample.vue';
import Playground from './Playground.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('Playground', Playground);
  },
};
