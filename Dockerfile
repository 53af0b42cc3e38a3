# For those who deploy in containers. Kept small; our tests have no container engine, so it is not run by them.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w @pahiya/web && npm prune --omit=dev

FROM node:24-slim
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/data/.node NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=640", "apps/server/src/main.ts"]
