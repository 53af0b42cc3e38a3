package `in`.pahiya.companion

import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** The only activity: the site in a web view, with the bridge for its own origin. */
class ShellActivity : ComponentActivity() {
    private lateinit var web: WebView
    private lateinit var offline: TextView
    private val bridge = Bridge(this)

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        web = WebView(this)
        offline = TextView(this).apply {
            setText(R.string.offline)
            gravity = Gravity.CENTER
            visibility = View.GONE
            setOnClickListener { web.reload() }
        }
        setContentView(
            FrameLayout(this).apply {
                addView(web)
                addView(offline)
            },
        )
        web.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = android.webkit.WebSettings.MIXED_CONTENT_NEVER_ALLOW
        }
        web.webViewClient = SiteOnly()
        // Never addJavascriptInterface: it would be in every frame, and could not tell who calls.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            WebViewCompat.addWebMessageListener(web, HOST, setOf(BuildConfig.SITE), bridge)
        }
        onBackPressedDispatcher.addCallback(
            this,
            object : OnBackPressedCallback(true) {
                override fun handleOnBackPressed() {
                    if (web.canGoBack()) web.goBack() else finish()
                }
            },
        )
        if (state == null) open(intent) else web.restoreState(state)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        open(intent)
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        web.saveState(state)
    }

    override fun onDestroy() {
        web.destroy()
        super.onDestroy()
    }

    /** A link of the site, a shared text, or the home page. */
    private fun open(intent: Intent) {
        val shared = intent.getStringExtra(Intent.EXTRA_TEXT)
        if (intent.action == Intent.ACTION_SEND && shared != null) {
            val form = "text=" + Uri.encode(shared.take(LONGEST_SHARE))
            web.postUrl("${BuildConfig.SITE}/app/share", form.toByteArray())
            return
        }
        val link = intent.data
        web.loadUrl(if (link != null && isOurs(link)) link.toString() else "${BuildConfig.SITE}/")
    }

    /** Our own pages stay inside, everything else opens outside: a page of others never has the bridge. */
    private inner class SiteOnly : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (isOurs(request.url)) return false
            if (request.isForMainFrame) openOutside(request.url)
            return true
        }

        override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
            offline.visibility = View.GONE
        }

        override fun onReceivedError(
            view: WebView,
            request: WebResourceRequest,
            error: WebResourceError,
        ) {
            if (request.isForMainFrame) offline.visibility = View.VISIBLE
        }
    }

    /** Opens an address in another app: only `https:`, never `intent:`, `file:` or `javascript:`. */
    fun openOutside(address: Uri): Boolean {
        if (address.scheme != "https") return false
        val view = Intent(Intent.ACTION_VIEW, address).addCategory(Intent.CATEGORY_BROWSABLE)
        return runCatching { startActivity(view) }.isSuccess
    }

    fun shareText(text: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        startActivity(Intent.createChooser(send, getString(R.string.share)))
    }

    companion object {
        /** Name of the host object in pages, as `parts/companion/bridge.ts` looks for it. */
        const val HOST = "pahiyaHost"
        private const val LONGEST_SHARE = 5_000

        fun isOurs(address: Uri): Boolean {
            val site = Uri.parse(BuildConfig.SITE)
            return address.scheme == "https" && address.authority == site.authority
        }
    }
}
