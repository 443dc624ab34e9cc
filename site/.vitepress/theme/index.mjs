import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import ApiExplorer from './ApiExplorer.vue';
import FrameworkTabs from './FrameworkTabs.vue';
import LiveExample from './LiveExample.vue';
import Playground from './Playground.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-before': () => h(FrameworkTabs) }),
  enhanceApp({ app }) {
    app.component('ApiExplorer', ApiExplorer);
    app.component('LiveExample', LiveExample);
    app.component('Playground', Playground);
  },
};
