import { expose } from 'comlink'
import { z } from 'zod'
import { createCatalogueService } from './catalogueService.ts'

// The content security policy of the page for GitHub allows no generated code.
if (import.meta.env.GITHUB_API !== undefined) z.config({ jitless: true })

expose(createCatalogueService())
