import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSecret, matchesSecret } from './password';

// At its full cost here (tests/support/cheap-passwords.ts).
vi.unmock('hash-wasm');

describe('a kept secret', () => {
  afterEach(() => vi.doUnmock('hash-wasm'));

  it('costs what is written beside it', async () => {
    const asked = vi.fn(() => '00'.repeat(32));
    vi.doMock('hash-wasm', () => ({ argon2id: asked }));
    expect((await keepSecret('correct horse')).algorithm).toBe('argon2id;m=19456,t=2,p=1');
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 }),
    );
  });

  it.each(['correct horse', '', 'パスワード 🔑', 'x'.repeat(10_000)])(
    'of %j matches itself only',
    async (secret) => {
      const kept = await keepSecret(secret);
      expect(await matchesSecret(secret, kept)).toBe(true);
      expect(await matchesSecret(`${secret} `, kept)).toBe(false);
      expect(kept.hash).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  it('matches the same letters spelled with other code points', async () => {
    expect(await matchesSecret('cafe\u0301', await keepSecret('caf\u00e9'))).toBe(true);
  });

  it('falls back to PBKDF2 with 600,000 rounds where WebAssembly is not allowed', async () => {
    vi.doMock('hash-wasm', () => ({
      argon2id: () => {
        throw new Error('wasm-unsafe-eval is not allowed');
      },
    }));
    const kept = await keepSecret('correct horse');
    expect(kept.algorithm).toBe('pbkdf2-sha256;i=600000');
    expect(await matchesSecret('correct horse', kept)).toBe(true);
    expect(await matchesSecret('wrong horse', kept)).toBe(false);
  });

  it('does not pass for a match when this browser cannot derive it', async () => {
    const kept = await keepSecret('correct horse');
    vi.doMock('hash-wasm', () => ({
      argon2id: () => {
        throw new Error('wasm-unsafe-eval is not allowed');
      },
    }));
    await expect(matchesSecret('correct horse', kept)).rejects.toThrow('not allowed');
  });
});
