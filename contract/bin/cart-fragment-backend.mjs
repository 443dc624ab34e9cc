#!/usr/bin/env node
/** Serves the reference backend as a mock shop: `npx cart-fragment-backend --port 8090`. */
import { runCommand } from '../dist/backend-command.js';

const { exitCode } = await runCommand(process.argv.slice(2), (line) => console.log(line));
process.exitCode = exitCode;
