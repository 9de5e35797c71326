import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Persistent JSON data: loaded at start, saved atomically by writing a draft and renaming it. */
export class JsonFile<Data> {
  readonly data: Data;
  readonly #file: string;
  #writing: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(file: string, empty: Data) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#file = file;
    this.data = { ...empty, ...readJson(file) };
  }

  /** Resolves when the current `data` is on disk. Calls during a write share the next one. */
  save(): Promise<void> {
    if (!this.#queued) {
      this.#queued = this.#writing.then(() => {
        this.#queued = undefined;
        return this.#write();
      });
      this.#writing = this.#queued.catch(() => {});
    }
    return this.#queued;
  }

  async #write(): Promise<void> {
    const draft = `${this.#file}.draft`;
    await writeFile(draft, JSON.stringify(this.data), { mode: 0o600 });
    await rename(draft, this.#file);
  }
}

function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; remove it to begin with an empty sandbox`, { cause: error });
  }
}
