import { config } from 'zod/mini';

// zod probes `new Function` for a faster parser, which a strict CSP reports as a violation.
config({ jitless: true });
