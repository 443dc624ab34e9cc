window.addEventListener('wishlistChange', ({ detail }) => {
  document.querySelector('.wishlist-badge').textContent = detail.productIds.length;
});
