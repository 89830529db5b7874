import type { PointRedemptionRow } from '../../store/rows/points.ts';
import type { DomainContext, LocalizedText } from '../kernel/index.ts';
import { addMessage } from '../messages/index.ts';
import { REJECT_REASONS } from './terms.data.ts';

interface Decided {
  readonly name: LocalizedText;
  readonly at: Date;
}

/** Notifies a member of what became of approved goods: a parcel, the code of a voucher, or money. */
export function reportApproval(context: DomainContext, row: PointRedemptionRow, { name, at }: Decided): void {
  const { memberId, id, voucherCode, amount } = row;
  addMessage(context, {
    memberId,
    kind: 'POINTS',
    title: { EN: `Approved: ${name.EN}`, TY: `Naaprubahan: ${name.TY}` },
    content: contentOf(voucherCode, amount),
    link: { target: 'REDEMPTION', id },
    at,
  });
}

function contentOf(voucherCode: string | null, amount: string | null): LocalizedText {
  if (voucherCode !== null) return { EN: `<p>Your code: ${voucherCode}</p>`, TY: `<p>Ang code mo: ${voucherCode}</p>` };
  if (amount !== null)
    return { EN: `<p>₱${amount} is in your wallet.</p>`, TY: `<p>Nasa wallet mo na ang ₱${amount}.</p>` };
  return {
    EN: '<p>The parcel goes to the courier on the next morning.</p>',
    TY: '<p>Ibibigay sa courier ang padala sa susunod na umaga.</p>',
  };
}

/** Notifies a member of why staff rejected a redemption. */
export function reportRejection(context: DomainContext, row: PointRedemptionRow, { name, at }: Decided): void {
  const { memberId, id, points, rejectReason } = row;
  const reason = REJECT_REASONS[rejectReason ?? 'other'];
  addMessage(context, {
    memberId,
    kind: 'POINTS',
    title: { EN: `Rejected: ${name.EN}`, TY: `Tinanggihan: ${name.TY}` },
    content: {
      EN: `<p>${reason.EN} Your ${points} points are back.</p>`,
      TY: `<p>${reason.TY} Naibalik na ang ${points} puntos mo.</p>`,
    },
    link: { target: 'REDEMPTION', id },
    at,
  });
}
