<?php
/** A shop with a working cart: `php -S localhost:8080 server.php`, then open http://localhost:8080. */
declare(strict_types=1);

$files = getenv('CART_FILES') ?: __DIR__ . '/../../dist';
$types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json'];
$products = ['item-1' => ['5001', 'Ballonfahrt im Alpenvorland', 17990], 'item-2' => ['5002', 'Thai-Kochkurs', 7900]];

function price(int $cents): array
{
    return ['gross' => ['amount' => $cents / 100, 'currencyCode' => 'EUR']];
}

/** The whole cart, which every call returns. Sums are computed in cents. */
function cart_of(array $cart, array $products): array
{
    [$items, $sum] = [[], 0];
    foreach ($cart['quantities'] as $id => $quantity) {
        [$productId, $title, $cents] = $products[$id];
        $product = ['id' => $productId, 'title' => $title, 'price' => price($cents), 'productType' => 'Experience'];
        $items[] = ['id' => $id, 'quantity' => $quantity, 'product' => $product, 'total' => price($cents * $quantity)];
        $sum += $cents * $quantity;
    }
    $shipping = ['method' => 'Online', 'price' => price(0)];
    return [
        'cartId' => $cart['cartId'],
        'cartVersion' => $cart['cartVersion'],
        'items' => $items,
        'shipping' => $shipping,
        'availableShippingMethods' => [$shipping + ['title' => 'Online-Gutschein']],
        'total' => price($sum),
    ];
}

function answer(int $status, ?array $body = null): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit($body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE));
}

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (preg_match('#^/cart/[\d.]+(/.+)#', $path, $found)) {
    $file = realpath($files . $found[1]);
    if ($file === false || !str_starts_with($file, realpath($files))) {
        http_response_code(404);
        exit();
    }
    header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'text/plain'));
    readfile($file);
    exit();
}

session_cache_limiter('');
header('Cache-Control: no-store');
$options = ['cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'use_strict_mode' => true];
@session_start($options + ['save_path' => sys_get_temp_dir()]);
// A late call gets no other session, which would replace the one of a login.
if ($path !== '/' && isset($_COOKIE[session_name()]) && !isset($_SESSION['cart'])) {
    session_destroy();
    header_remove('Set-Cookie');
    answer(409, ['errorCode' => 0]);
}
$_SESSION['cart'] ??= ['cartId' => bin2hex(random_bytes(16)), 'cartVersion' => 1, 'quantities' => ['item-1' => 2, 'item-2' => 1]];
$cart = &$_SESSION['cart'];
if ($path === '/') {
    // Not no-store, with which Back could not restore the page from the back/forward cache.
    header('Cache-Control: private, no-cache');
    readfile(__DIR__ . '/cart.html');
    exit();
}
if ($path === '/checkout') {
    exit('<h1>Bestelldaten</h1>');
}

// Another site can post a form but cannot set this header.
if ($_SERVER['REQUEST_METHOD'] === 'POST' && ($_SERVER['HTTP_X_REQUESTED_WITH'] ?? '') !== 'cart-fragment') {
    answer(403, ['errorCode' => 0]);
}

$body = json_decode(file_get_contents('php://input') ?: '{}', true, 8);
if (!is_array($body)) answer(400, ['errorCode' => 0]);
$id = $body['cartItemId'] ?? '';

// A repeated change succeeds again, and changes only the version.
switch ($_SERVER['REQUEST_METHOD'] . ' ' . $path) {
    case 'GET /api/cart':
        answer(200, cart_of($cart, $products));
    case 'GET /api/delivery-terms':
        answer(200, []);
    case 'POST /api/cart/set-item-quantity':
        $quantity = filter_var($body['quantity'] ?? null, FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'max_range' => 25]]);
        if ($quantity === false) answer(422, ['errorCode' => 0]);
        if (!isset($cart['quantities'][$id])) answer(404, ['errorCode' => 0]);
        $cart['quantities'][$id] = $quantity;
        $cart['cartVersion']++;
        answer(200, cart_of($cart, $products));
    case 'POST /api/cart/remove-item':
        unset($cart['quantities'][$id]);
        $cart['cartVersion']++;
        answer(200, cart_of($cart, $products));
    case 'POST /api/event/checkout-proceeded-to-p2':
        answer(204);
    default:
        answer(404, ['errorCode' => 0]);
}
