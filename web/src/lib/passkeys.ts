/** Passkeys: what the server asks and the browser answers, as JSON and back. */
interface Asked extends Record<string, unknown> {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

/** A passkey needs a safe connection and a site with a name. */
export const canUsePasskeys = (host = location.hostname): boolean => globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(host);

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

export function written(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const named = (ids: { id: string }[] = []) => ids.map((one) => ({ ...one, type: 'public-key' as const, id: bytes(one.id) }));

/** Has the device make a passkey. */
export async function makePasskey(asked: Asked): Promise<Record<string, unknown>> {
  const publicKey = { ...asked, challenge: bytes(asked.challenge), user: { ...asked.user, id: bytes(asked.user?.id ?? '') }, excludeCredentials: named(asked.excludeCredentials) };
  const made = (await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, rawId: written(made.rawId), type: made.type, response: { clientDataJSON: written(clientDataJSON), attestationObject: written(attestationObject) } };
}

/** Has the device use a passkey that it has for this site. */
export async function usePasskey(asked: Asked): Promise<Record<string, unknown>> {
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: named(asked.allowCredentials) };
  const used = (await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return { id: used.id, rawId: written(used.rawId), type: used.type, response: { clientDataJSON: written(clientDataJSON), authenticatorData: written(authenticatorData), signature: written(signature) } };
}

/** Whether somebody closed the browser's dialog, or the device has no such passkey. */
export const wasCancelled = (problem: unknown): boolean => problem instanceof DOMException;
