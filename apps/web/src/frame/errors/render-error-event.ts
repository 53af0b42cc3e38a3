type Listener = (error: unknown) => void;

let listener: Listener | null = null;

/** The browser entry sets where rendering errors are reported. */
export function onRenderError(report: Listener): void {
  listener = report;
}

/** Forwards a rendering error to the reporter; does nothing on the server. */
export function reportRenderError(error: unknown): void {
  listener?.(error);
}
