/** Passkeys speak bytes, JSON does not: these two carry them over, as the standard's own JSON forms do. */

interface Options {
  challenge: string;
  [name: string]: unknown;
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(value: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(value));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Only on a secure page, in a browser that has them. */
export function canUsePasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window;
}

interface Known {
  id: string;
  type: "public-key";
}

const asBytes = (known: readonly Known[] = []) => known.map((one) => ({ ...one, id: bytes(one.id) }));

/** Makes a passkey for this card; what the server needs to keep it. */
export async function makePasskey(given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const options = given as Options & { user: { id: string }; excludeCredentials?: Known[] };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: asBytes(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answered(made, { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) });
}

/** Lets the person choose a passkey; what the server needs to open the card. */
export async function usePasskey(given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const options = given as Options & { allowCredentials?: Known[] };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: asBytes(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return answered(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

function answered(credential: PublicKeyCredential, response: Record<string, unknown>): Record<string, unknown> {
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}
