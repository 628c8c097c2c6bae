/** Whether an address works on this machine only. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}

const CODE = /^[A-HJ-NP-Z2-9]{5}$/i;

/** The short code that somebody typed, if it looks like one. */
export function codeIn(typed: string): string | null {
  const text = typed.replace(/[\s-]/g, '');
  return CODE.test(text) ? text.toUpperCase() : null;
}
