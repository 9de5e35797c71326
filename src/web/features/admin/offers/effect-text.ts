import type { AdminSale, SalePreview } from '../../../../contract/admin/offers.ts';

export function foodsText(count: number): string {
  return count === 1 ? '1 food' : `${count.toLocaleString('en-IN')} foods`;
}

export function targetText(appliesTo: AdminSale['appliesTo'], foods: number): string {
  return appliesTo === 'all' ? `All ${foodsText(foods)}` : foodsText(foods);
}

/** An offer that changes no price would only disappoint. */
export function effectWarning({ foods, cheaper }: SalePreview): string | undefined {
  if (foods === 0) return 'No published food belongs to it.';
  if (cheaper === 0)
    return `It changes no price: ${foods === 1 ? 'the food has' : 'all these foods have'} at least this discount already.`;
  if (cheaper < foods)
    return `${foods - cheaper} of them ${foods - cheaper === 1 ? 'has' : 'have'} at least this discount already.`;
  return undefined;
}
