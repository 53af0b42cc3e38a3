/** Envelope of every ULIP response: its flags are strings, and most failures have HTTP status 200. */
type Envelope = {
  response: unknown;
  error: 'true' | 'false';
  code: string;
  message: string;
};

export function success(inner: unknown): Envelope {
  return {
    response: [{ response: inner, responseStatus: 'SUCCESS' }],
    error: 'false',
    code: '200',
    message: 'Success',
  };
}

export function notFound(): Envelope {
  return {
    response: [
      { response: 'No details found for the given vehicle number', responseStatus: 'ERROR' },
    ],
    error: 'false',
    code: '200',
    message: 'Success',
  };
}

export function sourceDown(
  api: 'VAHAN_01' | 'ECHALLAN_01' | 'FASTAG_01' | 'FASTAG_02' | 'SARATHI_01',
): Envelope {
  return {
    response: [{ response: `${api} - 3rd party service is down!`, responseStatus: 'ERROR' }],
    error: 'true',
    code: '200',
    message: 'Success',
  };
}

export function refused(
  code: string,
  message: string,
  error: Envelope['error'] = 'true',
): Envelope {
  return { response: null, error, code, message };
}
