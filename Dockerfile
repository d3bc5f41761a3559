# The image of web servers, the worker and the commands: one build, no secret in it. docs/operate.md, "Deploy".
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Afterwards only what serves stays: no packages for development, no cache of the build, no maps of the sources, and
# not Next's compiler, which npm installs for serving too.
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache .next/diagnostics .next/trace && \
    rm -rf node_modules/@next/swc-* && find .next node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
WORKDIR /app
RUN install -d -o node -g node /data /backups
COPY --from=build /app ./
ENV DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm between: the launcher takes SIGTERM and ends its processes in order.
CMD ["node", "src/launcher/start.mjs"]
