/**
 * The limits for data from the browser's storage and from URLs. Both can be written by hand, by
 * another version of the site, or by another script.
 */
export const limits = {
  /** Products of a list. */
  items: 300,
  /** Chosen and typed values of one product. */
  values: 30,
  /** Characters in the URL fragment that contains a list. */
  link: 200_000,
  slug: 100,
  /** Products in the URL of a comparison. */
  compared: 100,
  /** Characters of a search. */
  query: 200,
  /** Characters of one text of a stored enquiry. */
  enquiryText: 100_000,
  /** Texts of a stored enquiry: each product of a list is one. */
  enquiryFields: 400,
  /** Bytes of one post to the inbox: the longest list with every option chosen fits. */
  enquiryBytes: 786_432,
  /** Characters of the message in the field that it is copied from: megabytes take seconds to lay out. */
  message: 500_000,
} as const
