import { ApiError, type ApiResponse, callApi, type SuccessBody } from './call-api.ts';

/** For loaders: the body of a success. An API error ends the loader with its status, and the route shows its error page. */
export async function loadFromApi<Sent extends ApiResponse>(
  request: Promise<Sent>,
): Promise<SuccessBody<Sent>> {
  try {
    return await callApi(request);
  } catch (error) {
    // without a response there is no status: the connection error goes to the error page as it is
    if (error instanceof ApiError && error.status > 0) throw new Response(null, { status: error.status });
    throw error;
  }
}
