<?php
/** Prints the page as WordPress does: the text of a post passes through its filters. Argument: its `wp-includes`. */
function get_option($name) { return $name === 'blog_charset' ? 'UTF-8' : false; }
function _x($text) { return $text; }
function get_locale() { return 'de_DE'; }
function wp_installing() { return false; }
$includes = $argv[1];
require "$includes/plugin.php";
require "$includes/shortcodes.php";
require "$includes/formatting.php";

$post = wpautop(wptexturize(file_get_contents(__DIR__ . '/post.html')));
?>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <title>WordPress</title>
    <script src="/cart/0.2.0/cart-fragment.classic.js?ver=6.1" defer></script>
  </head>
  <body>
    <p>Im Warenkorb: <output></output> €</p>
    <button id="brand">Andere Marke</button>
    <button id="toggle">Aus und ein</button>
    <article><?php echo $post; ?></article>
    <script>
      const cart = document.querySelector('cart-fragment');
      window.addEventListener('cartChange', ({ detail }) => {
        document.querySelector('output').textContent = detail.cart.total.gross.amount;
      });
      document.querySelector('#brand').addEventListener('click', () => cart.setAttribute('tenant', 'MD_DE'));
      document.querySelector('#toggle').addEventListener('click', () => {
        if (cart.isConnected) cart.remove();
        else document.querySelector('article').append(cart);
      });
    </script>
  </body>
</html>
