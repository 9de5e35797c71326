import { ApiError, type ApiResponse, callApi, type SuccessBody } from './call-api.ts';

/** For loaders: the body of a success. An API error ends the loader with its status, and the route shows its error page. */
export async function loadFromApi<Sent extends ApiResponse>(
  request: Promise<Sent>,
): Promise<SuccessBody<Sent>> {
  try {
    return await callApi(request);
  } catch (error) {
    if (error instanceof ApiError) throw new Response(null, { status: error.status });
    throw error;
  }
}
