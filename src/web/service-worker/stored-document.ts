/** The stored document with the time when the server sent it, for `pageStoredAt`. */
export async function withStoredAt(stored: Response): Promise<Response> {
  const { status, headers } = stored;
  const time = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(time)) return stored;
  const html = (await stored.text()).replace('<html ', `<html data-stored-at="${time}" `);
  const changed = new Headers(headers);
  // of the bytes that the server sent
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) changed.delete(name);
  return new Response(html, { status, headers: changed });
}
