import { createApp, ref } from 'vue';

const app = createApp({
  setup() {
    // docs
    const data = ref({ baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } });
    const amount = ref(null);
    const showAmount = ({ detail }) => (amount.value = detail.cart.total.gross.amount);
    // docs end
    const shown = ref(true);
    return { data, amount, showAmount, shown };
  },
  template: `
    <p>Im Warenkorb: <output>{{ amount }}</output> €</p>
    <button @click="data = { ...data, tenant: 'MD_DE' }">Andere Marke</button>
    <button @click="shown = !shown">Aus und ein</button>
    <!-- docs -->
    <cart-fragment v-if="shown" :fragmentData.prop="data" @cartChange="showAmount" />
    <!-- docs end -->
  `,
});
// docs
app.config.compilerOptions.isCustomElement = (tag) => tag === 'cart-fragment';
// docs end
app.mount('#app');
