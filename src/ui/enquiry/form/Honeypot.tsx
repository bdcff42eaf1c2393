/** The name of the field no person sees. */
export const honeypotName = 'website'

/** A field that only robots fill in: hidden from the eye, from Tab and from assistive tools. */
export function Honeypot({ label }: { label: string }) {
  return (
    // Moved out of sight: robots look for `display: none`.
    <div className="heard" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
