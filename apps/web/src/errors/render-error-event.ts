type Listener = (error: unknown) => void;

let listener: Listener | null = null;

/** The browser entry says where rendering faults go. */
export function onRenderError(report: Listener): void {
  listener = report;
}

/** Hands a rendering fault to whoever reports; does nothing on the server. */
export function reportRenderError(error: unknown): void {
  listener?.(error);
}
