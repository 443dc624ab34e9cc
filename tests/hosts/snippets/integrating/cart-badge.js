const badge = document.querySelector('.cart-badge');
badge.textContent = localStorage.getItem('cf_number_of_cart_items');
window.addEventListener('cartVersionChange', ({ detail }) => {
  badge.textContent = detail.numberOfItems || '';
});
