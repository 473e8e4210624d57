type Key = {
  readonly id: Uint8Array<ArrayBuffer>;
  readonly pair: CryptoKeyPair;
  counter: number;
  user: ArrayBuffer;
};
type Lies = {
  /** Answers another challenge than the asked. */ challenge?: string;
  origin?: string;
  rpId?: string;
  /** Stands still instead of rising. */ counter?: number;
  flags?: number;
  /** Signs something else. */ isForged?: boolean;
  userHandle?: string;
};

const encode = (text: string) => new TextEncoder().encode(text);
const base64Url = (source: BufferSource) =>
  Buffer.from(
    source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(source.buffer),
  ).toString('base64url');
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const buffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer;
const sha256 = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** An authenticator with ES256 keys in memory, in the place of `navigator.credentials`; `lies` are told in its answers. */
export class SoftwareAuthenticator {
  readonly keys: Key[] = [];
  lies: Lies = {};
  /** The person closes the question. */ isClosed = false;

  async create({ publicKey: asked }: CredentialCreationOptions) {
    if (!asked || this.isClosed) throw new DOMException('closed', 'NotAllowedError');
    const excluded = (asked.excludeCredentials ?? []).map(({ id }) => base64Url(id));
    if (this.keys.some(({ id }) => excluded.includes(base64Url(id)))) {
      throw new DOMException('there already', 'InvalidStateError');
    }
    const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair;
    const user = asked.user.id;
    const key: Key = {
      id: crypto.getRandomValues(new Uint8Array(16)),
      pair,
      counter: 1,
      user: user instanceof ArrayBuffer ? user : buffer(new Uint8Array(user.buffer)),
    };
    this.keys.push(key);
    const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
    const data = await this.authenticatorData(asked.rp.id ?? '', key, 0x45);
    return {
      rawId: buffer(key.id),
      response: {
        clientDataJSON: this.clientData('webauthn.create', asked.challenge),
        getPublicKey: () => spki,
        getPublicKeyAlgorithm: () => -7,
        getAuthenticatorData: () => buffer(data),
      },
    };
  }

  async get({ publicKey: asked }: CredentialRequestOptions) {
    const key = this.keys.at(-1);
    if (!asked || !key || this.isClosed) throw new DOMException('closed', 'NotAllowedError');
    key.counter += 1;
    const data = await this.authenticatorData(asked.rpId ?? '', key, 0x05);
    const clientData = this.clientData('webauthn.get', asked.challenge);
    const signed = join(data, await sha256(this.lies.isForged ? encode('something else') : clientData));
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.pair.privateKey, signed);
    return {
      rawId: buffer(key.id),
      response: {
        clientDataJSON: clientData,
        authenticatorData: buffer(data),
        signature: buffer(toDer(new Uint8Array(raw))),
        userHandle: this.lies.userHandle ? buffer(encode(this.lies.userHandle)) : key.user,
      },
    };
  }

  private clientData(type: string, challenge: BufferSource): ArrayBuffer {
    const said = {
      type,
      challenge: this.lies.challenge ?? base64Url(challenge),
      origin: this.lies.origin ?? location.origin,
      crossOrigin: false,
    };
    return buffer(encode(JSON.stringify(said)));
  }

  private async authenticatorData(rpId: string, key: Key, flags: number): Promise<Uint8Array<ArrayBuffer>> {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.lies.counter ?? key.counter);
    const host = await sha256(encode(this.lies.rpId ?? rpId));
    return join(host, Uint8Array.of(this.lies.flags ?? flags), counter);
  }
}

function toDer(raw: Uint8Array): Uint8Array {
  const number = (digits: Uint8Array) => {
    const first = digits.findIndex((digit) => digit !== 0);
    const significant = digits.subarray(first);
    const body = (significant[0] ?? 0) > 127 ? join(Uint8Array.of(0), significant) : significant;
    return join(Uint8Array.of(2, body.length), body);
  };
  const both = join(number(raw.subarray(0, 32)), number(raw.subarray(32)));
  return join(Uint8Array.of(0x30, both.length), both);
}
