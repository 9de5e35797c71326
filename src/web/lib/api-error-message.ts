interface ResponseLike {
  text(): Promise<string>;
}

/** What the server says in a refusal: the words of its body, or of `error` or `message` in it; else the given ones. */
export async function apiErrorMessage(response: ResponseLike, otherwise: string): Promise<string> {
  const text = (await response.text().catch(() => '')).trim();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return text || otherwise;
    const { error, message } = body as { error?: unknown; message?: unknown };
    return (
      ([error, message].find((label) => typeof label === 'string' && label !== '') as string) ?? otherwise
    );
  } catch {
    // a page of a proxy is no message for a person
    return text && !text.startsWith('<') ? text : otherwise;
  }
}
