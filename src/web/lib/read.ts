interface ResponseLike {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

export type GoodBody<Input> = Input extends { ok: true; json(): Promise<infer Body> } ? Body : never;

/** The body of a good answer; any other ends the loader with its status, and the route's error page is shown. */
export async function read<Input extends ResponseLike>(asked: Promise<Input>): Promise<GoodBody<Input>> {
  const response = await asked;
  if (!response.ok) throw new Response(null, { status: response.status });
  return (await response.json()) as GoodBody<Input>;
}
