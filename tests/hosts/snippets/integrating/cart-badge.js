window.addEventListener('cartVersionChange', ({ detail }) => {
  document.querySelector('.cart-badge').textContent = detail.numberOfItems;
});
