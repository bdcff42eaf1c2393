import { expect, test } from './site.ts'

/**
 * The owner's figures, typed once more by hand from the specification, so that a slip of the pen in
 * `data/` or of the formatter is seen: each row of the table, and what must stand in it.
 */
const tables: Record<string, Record<string, readonly string[]>> = {
  '/Colorcoatedroofingsheet': {
    Thickness: ['0.30, 0.35, 0.40, 0.45, 0.50, 0.55, 0.60, 0.65, 0.70, 0.75, 0.90 mm'],
    'Top coating': ['RMP', 'SDP', 'SMP', 'PVDF', 'PVC', '15–20 microns'],
    'Back coating': ['Epoxy', 'light grey', '6–10 microns'],
    Width: ['5 rib: 1095 mm', '6 rib: 1080 mm', '7 rib: 1290 mm'],
    Standards: ['A 755', 'EN 10169', 'IS 15965', 'IS 14246', 'AS 2728', 'JIS G 3322'],
    'Tensile strength': ['350–650 MPa'],
    Hardness: ['55–65 HRB'],
    'Base material': ['PPGI', 'PPGL', 'BGL'],
    'Metallic coating': ['PPGI: Z70, Z90, Z120, Z150, Z180', 'PPGL: AZ50, AZ70, AZ90, AZ120'],
  },
  '/Tiledprofileroofingsheet': {
    Thickness: ['0.30–0.60 mm'],
    Width: ['1090 mm'],
    Length: ['1830, 2440, 3050, 3660, 4270, 4880 mm'],
    Strength: ['G300'],
    'Pitch step': ['200 mm', '150, 250 mm'],
    'Base material': ['PPGI', 'PPGL', 'BGL'],
    'Metallic coating': [
      'PPGI: Z70, Z90, Z120, Z150, Z275',
      'BGL: AZ150',
      'PPGL: AZ40, AZ70, AZ90, AZ150',
    ],
  },
  '/Aluminiunroofingsheet': {
    Thickness: ['0.60, 0.71, 0.91, 1.21 mm'],
    Width: ['940', '1060'],
    'Effective width': ['895', '1015'],
    Temper: ['H18'],
  },
  '/Pvccorrugatedroofingsheet': {
    Thickness: ['0.7, 1.0, 1.2 mm'],
    Width: ['0.9–1.1 m'],
    Length: ['2.00, 2.50, 3.00, 3.66 m'],
    Profiles: ['Sinus', 'Trapezoid', 'Greca'],
  },
  '/Spanishplastictileroofingsheet': {
    Thickness: ['2.0, 2.5, 3.0 mm'],
    'Warranty, durability': ['25 years'],
    'Warranty, colour': ['10 years'],
  },
  '/Ppdecorativeroofingsheet': { Thickness: ['1.5 mm'], Warranty: ['up to 5 years'] },
  '/Polycarbonatemultiwallroofingsheet': {
    Thickness: ['4, 6, 8, 10, 16 mm'],
    Warranty: ['up to 5 years'],
    'Impact resistance': ['10 years'],
  },
  '/Polycarbonatecorrugatedsheet': {
    Thickness: ['1.25, 1.50, 1.80, 2.00 mm'],
    Warranty: ['10–15 years'],
    'Light transmission': ['up to 90%'],
  },
  '/Polycarbonatesolidsheet': {
    Thickness: ['0.8–12.0 mm'],
    'Light transmission': ['40–90%'],
  },
  '/Selfdrillingscrew': {
    'ST 2.9': ['0.70–1.90 mm'],
    'ST 3.5': ['0.70–2.25 mm'],
    'ST 4.2': ['1.75–3.00 mm'],
    'ST 4.8': ['1.75–4.40 mm'],
    'ST 5.5': ['1.75–5.25 mm'],
    'ST 6.3': ['2.00–6.00 mm'],
  },
}

/** The claims of the same document that stand outside of the tables. */
const claims: Record<string, readonly string[]> = {
  '/': ['3K+', '30K+'],
  '/Polycarbonatecorrugatedsheet': ['80 times', 'up to 90%'],
  '/Polycarbonatesolidsheet': ['up to 250 times', '25', '40–90%'],
  '/Spanishplastictileroofingsheet': ['25 years', '10 years'],
  '/Polycarbonatemultiwallroofingsheet': ['up to 5 years', '10 years'],
  '/Ppdecorativeroofingsheet': ['up to 5 years'],
}

test.use({ javaScriptEnabled: false })

for (const path of new Set([...Object.keys(tables), ...Object.keys(claims)])) {
  test(`${path} shows the figures that the owner gave`, async ({ page }) => {
    await page.goto(path)
    for (const [name, figures] of Object.entries(tables[path] ?? {})) {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect.soft(row, name).toHaveCount(1)
      for (const figure of figures) await expect.soft(row, name).toContainText(figure)
    }
    for (const figure of claims[path] ?? []) {
      const claim = page.getByRole('definition').filter({ hasText: figure }).first()
      await expect.soft(claim, `the claim "${figure}"`).toBeVisible()
    }
  })
}
