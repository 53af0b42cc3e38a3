import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Starts OpenTelemetry tracing when an exporter is configured; nothing of it is loaded otherwise.
 * Spans name routes by pattern. @returns the stop function, which sends what is left. */
export async function startTelemetry(
  endpoint: string | undefined,
): Promise<{ plugin: unknown; stop: () => Promise<void> } | null> {
  if (endpoint === undefined) return null;
  const [
    { NodeTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    otel,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@fastify/otel'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pahiya' }),
    spanProcessors: [withoutMessages, new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const instrumentation = new otel.FastifyOtelInstrumentation({
    registerOnInitialization: false,
    instrumentHooks: false,
    // Messages of errors may quote what a person typed.
    recordExceptions: false,
    // The requested path contains vehicle numbers; the route pattern is enough.
    requestHook: (span, request) => {
      span.setAttribute('url.path', request.routeOptions.url ?? 'unknown');
    },
  });
  instrumentation.setTracerProvider(provider);
  return { plugin: instrumentation.plugin(), stop: () => provider.shutdown() };
}

/** Removes error messages from spans before they are sent: they may quote what a person typed. */
const withoutMessages: SpanProcessor = {
  onStart: () => {},
  onEnd: (span) => {
    delete span.status.message;
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};
