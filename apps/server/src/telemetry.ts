/** Starts OpenTelemetry tracing when an exporter is configured; nothing of it is loaded otherwise.
 * Spans name routes by pattern. @returns the stop function, which sends what is left. */
export async function startTelemetry(
  endpoint: string | undefined,
): Promise<{ plugin: unknown; stop: () => Promise<void> } | null> {
  if (endpoint === undefined) return null;
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, otel] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@fastify/otel'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const instrumentation = new otel.FastifyOtelInstrumentation({ registerOnInitialization: false });
  instrumentation.setTracerProvider(provider);
  return { plugin: instrumentation.plugin(), stop: () => provider.shutdown() };
}
