import type { AdminSale, SalePreview } from '../../../../contract/admin/offers.ts';
import { adminOffers } from '../../../../messages/admin-offers.ts';

export function targetText(appliesTo: AdminSale['appliesTo'], foods: number): string {
  return appliesTo === 'all' ? adminOffers.allOfFoods(foods) : adminOffers.foodCount(foods);
}

/** An offer that changes no price would only disappoint. */
export function effectWarning({ foods, cheaper }: SalePreview): string | undefined {
  if (foods === 0) return adminOffers.noFoods;
  if (cheaper === 0) return adminOffers.noChange(foods);
  if (cheaper < foods) return adminOffers.someUnchanged(foods - cheaper);
  return undefined;
}
