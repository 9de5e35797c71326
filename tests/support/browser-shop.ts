/** The built shop for browser tests, on data of its own that goes when it ends. */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserDataDir } from './browser-database.ts';

const dataDir = browserDataDir();
// a killed run may have left one
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir);
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.DATA_DIR = dataDir;
// no network in tests: every map tile is this local image
process.env.MAP_TILE_URL = '/apple-touch-icon.png?{z}/{x}/{y}';
// receivers of webhooks are servers of the tests
process.env.WEBHOOKS_TO_THIS_MACHINE = 'true';
// each test says who it is, so that limits of one do not meet another
process.env.TRUST_PROXY_HOPS = '1';
process.env.PORT = process.env.TEST_PORT;
process.env.PUBLIC_URL = `http://127.0.0.1:${process.env.TEST_PORT}`;
await import(pathToFileURL(path.join(import.meta.dirname, '../../build/shop/main.js')).href);
