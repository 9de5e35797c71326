interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

export type GoodBody<Given> = Given extends { ok: true; json(): Promise<infer Body> } ? Body : never;

/** The body of a good answer; any other ends the loader with its status, and the route's error page is shown. */
export async function read<Given extends Answer>(asked: Promise<Given>): Promise<GoodBody<Given>> {
  const answer = await asked;
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return (await answer.json()) as GoodBody<Given>;
}
