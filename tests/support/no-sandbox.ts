/** Preloaded: hides the sandbox, as in a live image. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (!/open-sandbox|\/sandbox\//.test(new URL(found.url).pathname)) return found;
    throw Object.assign(new Error(`${specifier} is not there`), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});
