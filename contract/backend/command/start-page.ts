import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A whole page of a shop: the cart, a button that adds a product, and the badge. */
export const startPage = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Warenkorb</title>
    <link rel="stylesheet" href="/cart/0.2.0/placeholder.css" />
    <script type="module" src="/cart/0.2.0/cart-fragment.js"></script>
    <script type="module" src="/cart/0.2.0/cart-badge.js"></script>
  </head>
  <body>
    <p>
      <button id="add" type="button">Ballonfahrt in den Warenkorb</button>
      Warenkorb <cart-badge></cart-badge>
    </p>

    <cart-fragment>
      <script type="application/json">
        {
          "baseUrl": "/js_de/",
          "tenant": "JS_DE",
          "rootComponentProps": { "nextStepUrl": "/checkout", "canAddItems": true }
        }
      </script>
    </cart-fragment>

    <script type="module">
      import { addToCart } from '/cart/0.2.0/add.js';

      const button = document.querySelector('#add');
      button.addEventListener('click', () => addToCart('/js_de/', { productId: 'p-1001' }));
    </script>
  </body>
</html>
`;

/** The folder of the built package that a project has installed. @throws a readable error if it has none. */
export function findPackage(project = process.cwd()): string {
  try {
    const { resolve } = createRequire(path.join(project, 'package.json'));
    return path.join(path.dirname(resolve('cart-fragment/package.json')), 'dist');
  } catch {
    throw new Error('--open needs the package cart-fragment. Install it in this folder.');
  }
}

const types = { '.css': 'text/css', '.js': 'text/javascript' } as const;

/** Answers requests for the files of the package below `/cart/<version>/`; null for any other. */
export async function packageFile(folder: string, request: Request): Promise<Response | null> {
  const [, name, extension] =
    /^\/cart\/[\d.]+\/((?:chunks\/)?[\w.-]+(\.css|\.js))$/.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return null;
  try {
    const headers = { 'content-type': `${types[extension as keyof typeof types]}; charset=utf-8` };
    return new Response(await readFile(path.join(folder, name)), { headers });
  } catch {
    return null;
  }
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};

/** Opens a page in the browser of whoever has typed the command. Without one, the printed address has to do. */
export function openBrowser(url: string): void {
  if (!process.stdout.isTTY) return;
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
