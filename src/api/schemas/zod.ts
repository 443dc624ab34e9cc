import { config } from 'zod/mini';

// zod probes `new Function` for a faster parser, which a strict CSP reports as a violation. Schemas import zod from
// here so that it is configured before the first schema is created.
config({ jitless: true });

export * from 'zod/mini';
