plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}

val site = providers.gradleProperty("pahiya.site").get()

android {
    namespace = "in.pahiya.companion"
    compileSdk = 36

    defaultConfig {
        applicationId = "in.pahiya.companion"
        minSdk = 24
        targetSdk = 35
        versionCode = 1
        versionName = "1.0"
        buildConfigField("String", "SITE", "\"$site\"")
        manifestPlaceholders["siteHost"] = site.removePrefix("https://")
    }

    buildFeatures {
        buildConfig = true
    }

    buildTypes {
        release {
            isMinifyEnabled = true
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

dependencies {
    implementation("androidx.activity:activity-ktx:1.10.1")
    implementation("androidx.webkit:webkit:1.14.0")
}
