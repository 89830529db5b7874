/** A form in a sheet of the security centre. */
export interface SheetContentProps {
  /** Called when the form is done. Stable only as long as the address stays. */
  readonly onClose: () => void;
}
